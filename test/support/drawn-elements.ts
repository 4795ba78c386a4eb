import { type ComponentProps, type ElementType, isValidElement, type ReactElement } from "react";

/** All elements of this component or tag in what a component returned, outermost first. */
export function drawnElements<Type extends ElementType>(
  drawn: unknown,
  type: Type,
): ReactElement<ComponentProps<Type>>[] {
  if (Array.isArray(drawn)) return drawn.flatMap((each) => drawnElements(each, type));
  if (!isValidElement(drawn)) return [];
  const within = Object.values(drawn.props as object).flatMap((prop) => drawnElements(prop, type));
  return drawn.type === type ? [drawn as ReactElement<ComponentProps<Type>>, ...within] : within;
}

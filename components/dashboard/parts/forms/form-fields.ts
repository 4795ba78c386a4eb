import type { ChangeEvent } from "react";

type NamesOf<Values, Type> = {
  [Name in keyof Values]: Values[Name] extends Type ? Name : never;
}[keyof Values];
type TextEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/**
 * Connects a form's values to its controls: `<Input {...text("name")} />`, `<Select {...choice("role")} />`.
 */
export function formFields<Values extends object>(values: Values, set: (changes: Partial<Values>) => void) {
  const change =
    <Name extends keyof Values>(name: Name) =>
    (value: Values[Name]) =>
      set({ [name]: value } as unknown as Partial<Values>);
  return {
    /** For an `Input` or a `Textarea`. */
    text: <Name extends NamesOf<Values, string>>(name: Name) => ({
      value: values[name] as string,
      onChange: (event: TextEvent) => change(name)(event.target.value as Values[Name]),
    }),
    /** For a `Select`. */
    choice: <Name extends NamesOf<Values, string>>(name: Name) => ({
      value: values[name],
      onValueChange: change(name),
    }),
    /** For a `Checkbox` or a `Switch`. */
    flag: <Name extends NamesOf<Values, boolean>>(name: Name) => ({
      checked: values[name] as boolean,
      onCheckedChange: (on: boolean) => change(name)(on as Values[Name]),
    }),
    /** For custom pickers. */
    picker: <Name extends keyof Values>(name: Name) => ({ value: values[name], onChange: change(name) }),
  };
}

import { Fragment, type ReactNode } from "react";

interface FilledWordsProps {
  sentence: string;
  values: Readonly<Record<string, ReactNode>>;
}

/** A sentence whose `{places}` have elements in them. */
export const FilledWords = ({ sentence, values }: FilledWordsProps) =>
  sentence
    .split(/\{(\w+)\}/)
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence don't move
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>);

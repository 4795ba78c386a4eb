import type { ReactNode } from "react";
import { type ReadFailure, ReadProblem } from "../page/read-problem";
import { Pager } from "./pager";

interface ListingProps<Row> {
  /** What was read: a page of rows, or what the API answered instead. */
  list:
    | { data: { items: readonly Row[]; nextCursor?: string | null }; problem?: undefined }
    | { data?: undefined; problem: ReadFailure };
  /** What stands there instead of no rows. */
  empty: ReactNode;
  /** The rest of a long list is left to another page. */
  cut?: boolean;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of a list, or why there are none, and the way to the rest of them. */
export function Listing<Row>({ list, empty, cut = false, children }: ListingProps<Row>) {
  return (
    <>
      {list.problem ? (
        <ReadProblem problem={list.problem} />
      ) : list.data.items.length > 0 ? (
        children(list.data.items)
      ) : (
        empty
      )}
      {!cut && <Pager next={list.data?.nextCursor ?? null} />}
    </>
  );
}

import type { ReactNode } from "react";
import { PageOrProblem } from "../page/page-or-problem";
import type { ReadFailure } from "../page/read-problem";
import { Pager } from "./pager";

interface ListingProps<Row> {
  /** What was read: a page of rows, or the API's error. */
  list:
    | { data: { items: readonly Row[]; nextCursor?: string | null }; problem?: undefined }
    | { data?: undefined; problem: ReadFailure };
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** Hides the pager, because another page has the rest of the list. */
  cut?: boolean;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of a list, or its empty or error state, with a pager. */
export function Listing<Row>({ list, empty, cut = false, children }: ListingProps<Row>) {
  return (
    <>
      <PageOrProblem problem={list.problem}>
        {list.data && (list.data.items.length > 0 ? children(list.data.items) : empty)}
      </PageOrProblem>
      {!cut && <Pager next={list.data?.nextCursor ?? null} />}
    </>
  );
}

/** Query parameters that filter and sort the table. */
export const PEOPLE_FILTERS = ["q", "state", "source", "marketing_consent", "attended", "mail"] as const;
export const PEOPLE_QUERY = [...PEOPLE_FILTERS, "sort", "order"] as const;

export type PeopleQuery = Partial<Record<(typeof PEOPLE_QUERY)[number], string>>;

/** The filters without the sort order, as counts and exports take them. */
export function filtersOf(query: PeopleQuery): PeopleQuery {
  const { sort: _sort, order: _order, ...filters } = query;
  return filters;
}

export const isFiltered = (query: PeopleQuery): boolean => PEOPLE_FILTERS.some((name) => query[name]);

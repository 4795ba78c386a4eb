import type { Result } from "./answer";
import type { Inputs, ListId, MutationId, Outputs, ReadId } from "./generated/types";
import type { CallOptions } from "./options";
import type { Showrunner } from "./showrunner";

type InputArgument<Id extends keyof Inputs> =
  Partial<Inputs[Id]> extends Inputs[Id] ? [input?: Inputs[Id]] : [input: Inputs[Id]];

export type QueryKey<Id extends keyof Inputs> = readonly [operation: Id, input: Inputs[Id]];

export interface QueryOptions<Id extends ReadId> {
  queryKey: QueryKey<Id>;
  queryFn: (context: { signal?: AbortSignal }) => Promise<Result<Outputs[Id]>>;
}

const ask = (client: Showrunner, id: string, input: unknown, options: CallOptions) =>
  client.request(id as ReadId, input as never, options) as Promise<never>;

/**
 * For `useQuery` of TanStack Query and similar: `useQuery(queryOptions(showrunner, "getEvent", { slug }))`.
 */
export function queryOptions<Id extends ReadId>(
  client: Showrunner,
  operation: Id,
  ...[input = {} as Inputs[Id]]: InputArgument<Id>
): QueryOptions<Id> {
  return {
    queryKey: [operation, input],
    queryFn: ({ signal }) => ask(client, operation, input, signal ? { signal } : {}),
  };
}

export interface InfiniteQueryOptions<Id extends ListId> {
  queryKey: QueryKey<Id>;
  queryFn: (context: { pageParam: string | undefined; signal?: AbortSignal }) => Promise<Result<Outputs[Id]>>;
  initialPageParam: string | undefined;
  getNextPageParam: (last: Result<Outputs[Id]>) => string | undefined;
}

/** For `useInfiniteQuery`: the pages of a list in order. */
export function infiniteQueryOptions<Id extends ListId>(
  client: Showrunner,
  operation: Id,
  ...[input = {} as Inputs[Id]]: InputArgument<Id>
): InfiniteQueryOptions<Id> {
  return {
    queryKey: [operation, input],
    queryFn: ({ pageParam, signal }) =>
      ask(client, operation, { ...input, cursor: pageParam }, signal ? { signal } : {}),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.meta.next_cursor ?? undefined,
  };
}

export interface MutationOptions<Id extends MutationId> {
  mutationKey: readonly [operation: Id];
  mutationFn: (input: Inputs[Id]) => Promise<Result<Outputs[Id]>>;
}

/** For `useMutation`. Each mutation is an intent of its own; its retries reuse the idempotency key. */
export function mutationOptions<Id extends MutationId>(
  client: Showrunner,
  operation: Id,
  options: Omit<CallOptions, "signal"> = {},
): MutationOptions<Id> {
  return {
    mutationKey: [operation],
    mutationFn: (input) => ask(client, operation, input, options),
  };
}

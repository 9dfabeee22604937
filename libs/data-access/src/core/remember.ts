interface Saving<Saved, Action> {
  dispatch: (action: Action) => unknown;
  queryFulfilled: PromiseLike<{ data: Saved }>;
}

/**
 * A save answers with the whole record: `remembered` puts it in the place of the one in the cache, so that autosave asks for
 * nothing more. Spread into the endpoint of the save.
 */
export const remembering = <Saved, Action>(remembered: (saved: Saved) => Action) => ({
  onQueryStarted: async (_arg: unknown, { dispatch, queryFulfilled }: Saving<Saved, Action>): Promise<void> => {
    const answered = await Promise.resolve(queryFulfilled).catch(() => null);
    if (answered) dispatch(remembered(answered.data));
  },
});

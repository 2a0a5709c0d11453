interface Pages {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/** Returns the button for further rows of a list that is read page by page. */
export const moreOf = ({ hasNextPage, isFetchingNextPage, fetchNextPage }: Pages) =>
  hasNextPage ? { isLoading: isFetchingNextPage, load: () => void fetchNextPage() } : undefined

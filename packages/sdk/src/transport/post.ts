/** Sends a request to an address that is not the service. */
export const post = (to: URL, request: RequestInit): Promise<Response> =>
  fetch(to, { ...request, method: 'POST' })

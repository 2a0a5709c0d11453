/** Runs while no other page of the app, and not its worker, runs under the same name. */
export const alone = <T>(name: string, run: () => Promise<T>): Promise<T> =>
  navigator.locks.request(name, run) as Promise<T>

/** The value below which this share of the samples lies. Samples in any order; NaN without samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5)

/** Milliseconds that `work` took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

/** Runs `total` pieces of work, with a given concurrency; milliseconds of each and of the whole. */
export async function load(
  total: number,
  clients: number,
  work: (index: number, client: number) => Promise<unknown>,
): Promise<{ each: number[]; whole: number; perSecond: number }> {
  const each: number[] = []
  let next = 0
  const client = async (id: number) => {
    for (let index = next++; index < total; index = next++) each.push(await timed(() => work(index, id)))
  }
  const whole = await timed(() => Promise.all(Array.from({ length: clients }, (_, id) => client(id))))
  return { each, whole, perSecond: (total * 1000) / whole }
}

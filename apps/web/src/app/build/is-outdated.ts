import type { Manifest } from '../../platform/client/index.ts'

/** Returns whether a page that loaded these files is of another build than the served one. */
export const isOutdated = ({ main, runtime }: Manifest, loaded: ReadonlySet<string>): boolean =>
  loaded.size > 0 && ![main, ...runtime].every((file) => loaded.has(file))

/** A build by its files. */
export const buildId = ({ main, runtime }: Manifest): string => [main, ...runtime].join(' ')

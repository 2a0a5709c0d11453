import { fallbackFlags, isFlagName } from '@beckon/domain/flag'
import { type Provider, StandardResolutionReasons } from '@openfeature/web-sdk'
import { booleansOnly, notFound } from './flag-source.ts'

/** The built-in defaults of every flag. */
export const flagDefaults: Provider = {
  metadata: { name: 'flag defaults' },
  runsOn: 'client',
  ...booleansOnly((key, otherwise) =>
    isFlagName(key)
      ? { value: fallbackFlags[key], reason: StandardResolutionReasons.DEFAULT }
      : notFound(otherwise),
  ),
}

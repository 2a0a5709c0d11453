import { fallbackFlags, isFlagName } from '@beckon/domain/flag'
import { type Provider, StandardResolutionReasons } from '@openfeature/web-sdk'
import { booleansOnly, notFound } from './flag-source.ts'

/** What is built in. It knows every flag, and no others. */
export const flagDefaults: Provider = {
  metadata: { name: 'flag defaults' },
  runsOn: 'client',
  ...booleansOnly((key, otherwise) =>
    isFlagName(key)
      ? { value: fallbackFlags[key], reason: StandardResolutionReasons.DEFAULT }
      : notFound(otherwise),
  ),
}

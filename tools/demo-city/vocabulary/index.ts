import { unitedArabEmirates } from './ae.ts'
import { finland } from './fi.ts'
import { hungary } from './hu.ts'
import { singapore } from './sg.ts'
import { thailand } from './th.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The countries with a demo city. */
export const vocabularies: readonly Vocabulary[] = [singapore, hungary, finland, unitedArabEmirates, thailand]

import type { Platform } from '../../../platform/platform.ts'
import type { TextsService } from '../texts/index.ts'

export interface TermsDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly translate: TextsService['translate']
}

import type { Platform } from '../../../platform/platform.ts'

export interface PictureDeps extends Pick<Platform, 'db' | 'clock' | 'bus'> {
  /** The next reader in this process is shown the present pictures. */
  readonly drop: () => void
}

/** Published to every process, so that another picture is shown at once. */
export const CHANGED_TOPIC = 'pictures-changed'

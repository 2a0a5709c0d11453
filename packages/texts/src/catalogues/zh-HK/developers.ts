import type { AreaOf } from '../../area.ts'
import type { developers as source } from '../en/developers.ts'

export const developers = {
  'developers.key.test-hint': '測試金鑰使用模擬騎手，不會動用款項，也不會傳送訊息。',
} as const satisfies AreaOf<typeof source>

import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask-hint': 'نختار 4 أرقام وتُبلغ العميل بها، ولا يسلّم المندوب الطرد إلا لمن يذكرها.',
  'handover.pin-hint':
    'يرجى إبلاغ العميل به أو مشاركة الرابط معه، فهو يظهر فيه أيضًا. المندوب لا يعرفه ويسأل عنه عند الباب.',
} as const satisfies AreaOf<typeof source>

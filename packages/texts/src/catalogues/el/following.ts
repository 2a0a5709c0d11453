import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Σας περιμένει',
  'decision.missed.CANCEL': 'Δεν ήρθε απάντηση εγκαίρως: η παραγγελία ({name}) ακυρώθηκε δωρεάν.',
  'decision.missed.BRING_BACK':
    'Δεν ήρθε απάντηση εγκαίρως: το δέμα ({name}) επιστρέφει σε εσάς. Χρεώθηκαν {fee}.',
  'decision.missed.BRING_BACK-free':
    'Δεν ήρθε απάντηση εγκαίρως: το δέμα ({name}) επιστρέφει σε εσάς δωρεάν.',
} as const satisfies AreaOf<typeof source>

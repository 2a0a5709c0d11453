import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Σας περιμένει',
  'decision.missed.CANCEL': 'Δεν ήρθε απάντηση εγκαίρως: η παραγγελία ({name}) ακυρώθηκε δωρεάν.',
  'decision.missed.BRING_BACK':
    'Δεν ήρθε απάντηση εγκαίρως: το δέμα ({name}) επιστρέφει σε εσάς. Χρεώθηκαν {fee}.',
  'decision.missed.BRING_BACK-free':
    'Δεν ήρθε απάντηση εγκαίρως: το δέμα ({name}) επιστρέφει σε εσάς δωρεάν.',
  'mail.missed.subject': 'Δεν ήρθε απάντηση εγκαίρως για την παραγγελία {order}',
  'mail.missed.action': 'Άνοιγμα παραγγελίας',
  'order.locked': 'Διανομέας τη δέχτηκε στις {time}, οπότε η παραγγελία δεν αλλάζει ούτε ακυρώνεται πλέον.',
  'order.edit.cancelled': 'Η παραγγελία ακυρώθηκε, οπότε δεν αλλάζει πλέον.',
  'timeline.offers': 'Διανομείς που ρωτήθηκαν: {count}',
  'share.message': 'Γεια σας από το {shop}! Παρακολουθήστε το δέμα σας εδώ: {link}',
  'track.call-shop': 'Κλήση στο κατάστημα',
  'tracking.on-the-way': 'Διανομείς καθ’ οδόν: {count}',
  'decision.new-pin': 'Καρφίτσα της νέας πόρτας',
  'track.arrives': 'Άφιξη γύρω στις {time}',
} as const satisfies AreaOf<typeof source>

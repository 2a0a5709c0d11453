import type { AreaOf } from '../../area.ts'
import type { conversation as source } from '../en/conversation.ts'

export const conversation = {
  'talk.title': 'Μηνύματα με τον διανομέα',
  'talk.empty': 'Τίποτα ακόμη. Ό,τι γράφετε φτάνει αμέσως στο τηλέφωνο του διανομέα.',
  'talk.label': 'Το μήνυμά σας προς τον διανομέα',
  'talk.send': 'Αποστολή',
  'talk.mine': 'Εσείς',
  'talk.rider': 'Διανομέας',
  'talk.seen': 'Διαβάστηκε',
  'talk.sent': 'Στάλθηκε',
  'talk.unseen': 'Νέα μηνύματα: {count}',
  'talk.closed':
    'Μπορείτε να γράφετε ο ένας στον άλλον όσο έχει οριστεί διανομέας στην παραγγελία και για μία ώρα μετά το τέλος.',
  'talk.not-sent': 'Δεν στάλθηκε. Το κείμενό σας είναι ακόμη εδώ: δοκιμάστε ξανά.',
  'talk.not-loaded': 'Τα μηνύματα δεν ήταν δυνατό να ληφθούν.',
  'talk.phrases': 'Έτοιμες φράσεις',
  'talk.phrase.ready': 'Το δέμα είναι έτοιμο.',
  'talk.phrase.wait': 'Πέντε λεπτά ακόμη, παρακαλώ.',
  'talk.phrase.entrance': 'Ελάτε παρακαλώ στην πίσω είσοδο.',
  'talk.phrase.call': 'Καλέστε παρακαλώ τον πελάτη όταν φτάσετε.',
  'talk.problem.SHOP_CLOSED': 'Το σημείο παραλαβής είναι κλειστό',
  'talk.problem.NOT_READY': 'Το δέμα δεν είναι έτοιμο',
  'talk.problem.DAMAGED': 'Το δέμα έχει ζημιά',
  'talk.problem.DOES_NOT_FIT': 'Το δέμα δεν χωράει',
  'talk.problem.ACCIDENT': 'Ο διανομέας είχε ατύχημα',
  'talk.problem.BREAKDOWN': 'Χάλασε το όχημα του διανομέα',
  'talk.problem.OTHER': 'Ο διανομέας έχει πρόβλημα',
} as const satisfies AreaOf<typeof source>

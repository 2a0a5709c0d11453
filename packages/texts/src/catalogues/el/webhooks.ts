import type { AreaOf } from '../../area.ts'
import type { webhooks as source } from '../en/webhooks.ts'

export const webhooks = {
  'webhook.error.not-found': 'Αυτό το τελικό σημείο webhook δεν υπάρχει.',
  'webhook.error.event': 'Αυτό το συμβάν δεν υπάρχει ή δεν φυλάσσεται πια.',
  'webhook.error.url': 'Γράψτε μια δημόσια διεύθυνση https.',
  'webhook.error.limit': 'Διαγράψτε πρώτα ένα τελικό σημείο. Το όριο είναι {limit}.',
  'webhook.error.off': 'Ενεργοποιήστε πρώτα το τελικό σημείο.',
  'mail.webhook.subject': 'Το webhook απενεργοποιήθηκε',
  'mail.webhook.failing':
    'Απενεργοποιήσαμε το τελικό σημείο webhook {endpoint} στο {host}, επειδή δεν δέχτηκε συμβάν εδώ και πέντε ημέρες.',
  'mail.webhook.gone':
    'Απενεργοποιήσαμε το τελικό σημείο webhook {endpoint} στο {host}, επειδή απάντησε ότι δεν υπάρχει πια (410).',
  'mail.webhook.next':
    'Ενεργοποιήστε το ξανά μόλις λειτουργεί. Τα αποτυχημένα συμβάντα στέλνονται ξανά και όσα είναι έως 90 ημερών διαβάζονται.',
} as const satisfies AreaOf<typeof source>

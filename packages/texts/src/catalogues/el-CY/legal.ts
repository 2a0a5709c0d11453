import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.rights-text':
    'Μπορείτε να δείτε τι διατηρούμε για εσάς, να διορθωθεί, να διαγραφεί όπου δεν το απαγορεύει ο νόμος και να το πάρετε μαζί σας: το ιστορικό εξάγεται οποτεδήποτε. Ρωτήστε τον υπεύθυνο πελατών ή το Γραφείο Επιτρόπου Προστασίας Δεδομένων Προσωπικού Χαρακτήρα ({country}).',
} as const satisfies AreaOf<typeof source>

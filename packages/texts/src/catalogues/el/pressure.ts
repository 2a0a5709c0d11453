import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': 'Οι παραδόσεις εδώ διαρκούν περίπου {duration} περισσότερο έως {time}.',
  'pressure.paused': 'Οι διανομείς δεν παίρνουν εδώ νέες παραγγελίες έως {time}.',
  'pressure.zone-closed': 'Οι διανομείς παραλαμβάνουν εδώ από {from} έως {to}.',
  'pressure.radius': 'Οι διανομείς παραδίδουν από εδώ έως {distance} μακριά, έως {time}.',
  'pressure.full': 'Όλοι οι διανομείς εδώ είναι απασχολημένοι. Δοκιμάστε σε λίγα λεπτά ή μετά τις {time}.',
  'pressure.surcharge': 'Έως {time} ισχύει εδώ επιβάρυνση {amount}.',
  'request.fee-surcharge': 'Επιβάρυνση λόγω ζήτησης',
  'bulk.problem.paused': 'Οι διανομείς δεν παίρνουν τώρα νέες παραγγελίες σε αυτό το σημείο παραλαβής',
  'bulk.problem.zone-closed': 'Οι διανομείς δεν παραλαμβάνουν εδώ αυτή την ώρα',
  'bulk.problem.radius': 'Πολύ μακριά όσο οι ελεύθεροι διανομείς είναι λίγοι',
  'bulk.problem.full': 'Όλοι οι διανομείς εδώ είναι απασχολημένοι. Δοκιμάστε σε λίγα λεπτά.',
  'error.measure-not-found': 'Αυτό το μέτρο δεν υπάρχει ή έχει λήξει.',
  'error.measure-invalid': 'Ελέγξτε την τιμή και την ώρα του μέτρου.',
} as const satisfies AreaOf<typeof source>

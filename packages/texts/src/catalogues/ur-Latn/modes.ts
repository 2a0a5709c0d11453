import type { AreaOf } from '../../area.ts'
import type { modes as source } from '../en/modes.ts'

export const modes = {
  'guest.error.closed': 'Rider mangwane ke liye register ya log in karein.',
  'guest.name': 'Mehmaan',
  'guest.continue': 'Guest ke tor par jari rakhein',
  'guest.ended': 'Guest session khatam ho gaya. Dobara guest ban kar chalein, ya log in karein.',
  'guest.request-text':
    'Guest online adaigi karte hain. Har tareeqe se adaigi aur pickup point rakhne ke liye account banayein.',
  'guest.popup-title': 'Orders ek jagah rakhein',
  'guest.popup-text':
    'Account banayein aur agla order chand click mein: pickup point, customers aur tamam orders mehfooz rehte hain.',
  'guest.popup-register': 'Account banayein',
  'guest.popup-later': 'Baad mein',
  'guest.popup-never': 'Dobara na poochein',
  'platform.title': 'Khul raha hai',
  'platform.error.token':
    'Jis page mein portal khula hai us ne jo diya us se portal nahi khul saka. Woh page reload karein.',
  'platform.error.no-answer':
    'Jis page mein portal khula hai us ne nahi bataya ke aap kaun hain. Woh page reload karein.',
} as const satisfies AreaOf<typeof source>

export const modes = {
  'guest.error.closed': 'Regisztráljon vagy jelentkezzen be, hogy futárt kérhessen.',
  'guest.name': 'Vendég',
  'guest.continue': 'Folytatás vendégként',
  'guest.ended': 'A vendégként töltött idő véget ért. Folytassa újra vendégként, vagy jelentkezzen be.',
  'guest.request-text':
    'A vendégek online fizetnek. Hozzon létre fiókot, hogy minden fizetési módot használhasson, és megmaradjon a felvételi helye.',
  'guest.popup-title': 'Minden rendelése egy helyen',
  'guest.popup-text':
    'Hozzon létre fiókot, és a következő rendelés néhány kattintás: megmarad a felvételi helye, a vevői és minden rendelése.',
  'guest.popup-register': 'Fiók létrehozása',
  'guest.popup-later': 'Később',
  'guest.popup-never': 'Ne kérdezze újra',
  'platform.title': 'Megnyitás',
  'platform.error.token':
    'Nem tudtuk megnyitni a portált azzal, amit a körülötte lévő oldal adott. Töltse újra azt az oldalt.',
  'platform.error.no-answer': 'A portál körüli oldal nem mondta meg, kicsoda Ön. Töltse újra azt az oldalt.',
} as const

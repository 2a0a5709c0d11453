export const handover = {
  'handover.ask': 'PIN kérése a vevőtől',
  'handover.ask-hint':
    'Négy számjegyet sorsolunk, Ön továbbadja a vevőnek, és a futár csak annak adja át a csomagot, aki megmondja.',
  'handover.ask-yes': 'Igen, az ajtónál',
  'handover.pin': 'PIN a vevőnek',
  'handover.pin-hint':
    'Kérjük, adja tovább a vevőnek, vagy ossza meg a linket: a PIN azon is látszik. A futár nem ismeri, és az ajtónál kérdezi.',
  'handover.pin-missing': 'Ez a csomag csak PIN ellenében adható át. Kérjük, kérdezze meg a vevőtől.',
  'handover.pin-wrong': 'Hibás PIN. Hátralévő próbálkozások: {tries_left}.',
  'handover.pin-locked': 'Túl sok volt a hibás PIN. Megkérdezzük az üzletet, mi legyen.',
  'decision.cause.WRONG_PIN': 'Az ajtónál túl sokszor mondtak rossz PIN-t',
}

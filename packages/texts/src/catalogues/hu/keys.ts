export const keys = {
  'keys.error.mistyped': 'Ez a kulcs hiányos vagy el van írva.',
  'keys.error.invalid': 'Ez a kulcs itt nem érvényes.',
  'keys.error.scope': 'Ezzel a kulccsal ez a hívás nem végezhető el.',
  'keys.error.not-found': 'Ez a kulcs már nem létezik.',
  'keys.error.changed': 'Valaki más módosította ezt a kulcsot. Nézze meg újra, mielőtt menti.',
  'keys.error.ended': 'Ezt a kulcsot leállították.',
  'keys.error.too-many': 'Túl sok a kulcs. Állítson le egyet, amelyet már nem használnak.',
  'keys.error.network-invalid':
    'Ez nem hálózat. Adjon meg egy címet vagy egy tartományt, például 203.0.113.0/24.',
  'keys.error.collection-point': 'A kulcs csak a saját üzlete átvételi pontjaira vonatkozhat.',
  'keys.error.time-invalid': 'Válasszon későbbi időpontot. A régi kulcs legfeljebb hét napig marad érvényes.',
}

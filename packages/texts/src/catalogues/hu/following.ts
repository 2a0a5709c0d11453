export const following = {
  'list.needs-you': 'Önre vár',
  'decision.missed.CANCEL': 'Nem érkezett válasz időben: {name} rendelését díjmentesen töröltük.',
  'decision.missed.BRING_BACK':
    'Nem érkezett válasz időben: {name} csomagja visszakerül Önhöz. Felszámított díj: {fee}.',
  'decision.missed.BRING_BACK-free':
    'Nem érkezett válasz időben: {name} csomagja díjmentesen visszakerül Önhöz.',
  'mail.missed.subject': 'Nem érkezett válasz időben: {order} rendelés',
  'mail.missed.action': 'Rendelés megnyitása',
  'order.locked': 'Egy futár elvállalta ({time}), ezért a rendelés már nem módosítható és nem törölhető.',
  'order.edit.cancelled': 'Ezt a rendelést törölték, ezért már nem módosítható.',
  'timeline.offers': 'Megkérdezett futárok: {count}',
  'share.message': '{shop} üdvözli! Itt követheti a csomagját: {link}',
  'track.call-shop': 'Üzlet hívása',
  'tracking.on-the-way': 'Úton lévő futárok: {count}',
  'decision.new-pin': 'Az új ajtó gombostűje',
  'track.arrives': 'Várható érkezés: {time} körül',
}

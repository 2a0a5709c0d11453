export const board = {
  'error.board-changed': 'Ez a rendelés időközben megváltozott. Kérjük, nézze meg újra.',
  'error.board-stops-changed': 'A futár megállói időközben megváltoztak. Kérjük, nézze meg őket újra.',
  'error.board-order-state': 'A rendelés jelenlegi állapotában ez nem lehetséges.',
  'error.board-same-rider': 'A rendelés már ennél a futárnál van.',
  'error.board-rider-suspended': 'A futárt felfüggesztették, vagy már nem dolgozik.',
  'error.board-rider-off-duty': 'A futár nincs szolgálatban.',
  'error.board-rider-full': 'A futárnál nincs hely újabb csomagnak, vagy a csomag túl nagy a járművéhez.',
  'error.board-rider-documents': 'A futár egyik okmánya hiányzik vagy lejárt.',
  'error.board-rider-cash': 'Ezzel a rendeléssel a futárnál a megengedettnél több készpénz lenne.',
  'error.board-rider-advance': 'Ezzel a rendeléssel a futár a megengedettnél többet fizetne az üzleteknek.',
  'error.board-paid-by-rider':
    'A futár már kifizette az üzletnek ezt a csomagot, ezért más futár nem veheti át.',
  'error.transfer-gone': 'Ezt a csomagot már nem kell átadni.',
}

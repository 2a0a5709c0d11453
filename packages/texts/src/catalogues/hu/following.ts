export const following = {
  'list.needs-you': 'Önre vár',
  'decision.missed.CANCEL': 'Nem érkezett válasz időben: {name} rendelését díjmentesen töröltük.',
  'decision.missed.BRING_BACK':
    'Nem érkezett válasz időben: {name} csomagja visszakerül Önhöz. Felszámított díj: {fee}.',
  'decision.missed.BRING_BACK-free':
    'Nem érkezett válasz időben: {name} csomagja díjmentesen visszakerül Önhöz.',
}

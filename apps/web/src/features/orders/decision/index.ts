export { DecisionCard } from './DecisionCard.tsx'
export { DecisionNeeded } from './DecisionNeeded.tsx'

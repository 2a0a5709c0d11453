export { DecisionCard } from './DecisionCard.tsx'
export { DecisionWatch } from './DecisionWatch.tsx'

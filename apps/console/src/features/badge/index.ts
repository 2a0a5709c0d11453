export { StateBadge, type StateBadgeProps } from './StateBadge.tsx'

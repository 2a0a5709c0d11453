export { CallButton, type CallButtonProps } from './CallButton.tsx'

export { SlideToConfirm, type SlideToConfirmProps } from './SlideToConfirm.tsx'

export { isVisible, onVisibility, useVisible } from './visibility.ts'

export { onVisibility, useVisible } from './visibility.ts'

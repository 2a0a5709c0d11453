export { Navigate, type NavigateProps } from './Navigate.tsx'

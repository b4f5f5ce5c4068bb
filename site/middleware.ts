export { onRequest } from './content/thai-lines-middleware.ts'

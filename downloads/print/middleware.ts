export { onRequest } from '../../site/content/thai-lines-middleware.ts'

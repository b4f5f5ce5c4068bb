export * from '../../tools/deployed-nginx.ts'

export { type ExternalPostgres, startExternalPostgres } from '@clubhouse/sandbox/external-postgres'

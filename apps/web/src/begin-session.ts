/**
 * Stands in each document in which the browser renders a member's page, behind its configuration: the provider is asked for
 * the session while the app is on its way.
 */
import { beginLogin } from './platform/auth/begin-login.ts'

beginLogin()

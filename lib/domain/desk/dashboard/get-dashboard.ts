import type { Dashboard } from '../../../contract/desk/dashboard'
import { query } from '../../core/verb'
import { adminDashboard } from './admin-dashboard'
import { customerDashboard } from './customer-dashboard'
import { supplierDashboard } from './supplier-dashboard'

/** The counts and short lists of the viewer's dashboard. */
export const getDashboard = query('dashboard.get', (scope): Promise<Dashboard> => {
  if (scope.viewer.role === 'customer') return customerDashboard(scope)
  return scope.viewer.role === 'supplier' ? supplierDashboard(scope) : adminDashboard(scope)
})

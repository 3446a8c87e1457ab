import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { openPool } from '@/scripts/bench/limit-pool'
import { keyIn } from '@/scripts/bench/limit-session'
import { ACTIVE_ORDERS, COUNT_ACTIVE, SESSION } from '@/scripts/bench/limit-sql'

type User = { id: number; role: string; companyName: string }
type Order = Record<'projectName' | 'machineName' | 'status' | 'paymentStatus' | 'dueDate', string | null> & {
  id: number
  quantity: number | null
  amount: number | null
}

const pool = openPool(process.env.DATABASE_URL, 10, 'generic')
const rows = async <T,>(name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows as T[]

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })

/** The least that Next can do for a page of 50 rows: the limit's session and statements, a table, no style and no script of its own. */
export default async function Page() {
  const key = keyIn((await headers()).get('cookie') ?? '', process.env.SECRET ?? '')
  const [user] = key ? await rows<User>('session', SESSION, [key]) : []
  if (user?.role !== 'supplier') notFound()
  const [orders, [counted]] = await Promise.all([
    rows<Order>('active', ACTIVE_ORDERS, [user.id]),
    rows<{ total: number }>('count', COUNT_ACTIVE, [user.id]),
  ])
  return (
    <main>
      <h1>Work orders of {user.companyName}</h1>
      <p>{counted!.total} active</p>
      <table>
        <thead>
          <tr>
            <th>Order</th>
            <th>Project</th>
            <th>Quantity</th>
            <th>Machine</th>
            <th>Status</th>
            <th>Due</th>
            <th>Payment</th>
            <th>Amount</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, projectName, quantity, machineName, status, dueDate, paymentStatus, amount }) => (
            <tr key={id}>
              <td>
                <a href={`/workorders/${id}`}>{`WO-${String(id).padStart(4, '0')}`}</a>
              </td>
              <td>{projectName}</td>
              <td>{quantity}</td>
              <td>{machineName}</td>
              <td>{status}</td>
              <td>{dueDate?.slice(0, 10)}</td>
              <td>{paymentStatus}</td>
              <td>{amount === null ? '' : rupees.format(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

import { framesOf } from '../support/frame'

framesOf('admin', [
  {
    path: 'dashboard',
    title: 'Dashboard',
    tables: {
      'Recent Inquiries': ['Inquiry ID', 'Project', 'Quantity', 'Received', 'Actions'],
      'Supplier Work Requests': ['Request ID', 'Supplier', 'Requested', 'Actions'],
    },
  },
  {
    path: 'customers',
    title: 'Customers',
    tabs: ['All', 'Verified', 'Pending', 'To re-check', 'Changes asked', 'Rejected', 'Suspended'],
    tables: { Customers: ['Company', 'Email', 'GST number', 'Registered', 'Status'] },
  },
  {
    path: 'suppliers',
    title: 'Suppliers',
    tabs: ['All', 'Verified', 'Pending', 'To re-check', 'Changes asked', 'Rejected', 'Suspended'],
    tables: { Suppliers: ['ID', 'Company', 'Email', 'Phone', 'Category', 'Status', 'Actions'] },
  },
  {
    path: 'workorders',
    title: 'Work Orders',
    tabs: ['All', 'Active', 'Mine', 'Late', 'Due this week', 'To start', 'Issues', 'Completed'],
    tables: {
      'Pending work order requests': ['Request', 'Supplier', 'Machine', 'Process', 'Date requested', 'Actions'],
      'Work orders': [
        'Work order',
        'Project Name',
        'Supplier',
        'Status',
        'Start Date',
        'Due Date',
        'Payment',
        'Amount',
      ],
    },
  },
  {
    path: 'quotations',
    title: 'Quotations',
    tabs: ['All', 'Pending', 'Sent', 'Accepted', 'Rejected'],
    tables: {
      'Open to Quoting': ['Inquiry ID', 'Project Name', 'Process', 'Quantity', 'Target date', 'Status', 'Quotations'],
      Quotations: ['Quotation ID', 'Project Name', 'Price', 'Status', 'Valid Until', 'Date submitted'],
    },
  },
  {
    path: 'payments',
    title: 'Payments',
    tabs: ['Orders', 'Receivables', 'Claims', 'Returns'],
    tables: {
      Payments: ['Work order', 'Project Name', 'Supplier', 'Completed', 'Amount', 'Payment'],
    },
  },
  {
    path: 'audit',
    title: 'Audit log',
    tables: { 'Audit log': ['When', 'What happened', 'Who', 'Outcome'] },
  },
  { path: 'approvals', title: 'Approvals', tabs: ['Suppliers', 'Machines', 'Processes', 'Customers', 'Held'] },
  {
    path: 'problems',
    title: 'Problems',
    tabs: ['To decide', 'Waiting for supplier', 'Solved', 'Ended'],
    tables: { Problems: ['Problem', 'What', 'Order', 'Raised by', 'Wanted', 'Since', 'Status'] },
  },
  { path: 'company', title: 'Company', tabs: ['Company', 'Tax & numbers', 'Bank & terms', 'Rates'] },
  { path: 'profile', title: 'My Profile', tabs: ['Profile Information', 'Security', 'People'] },
  { path: 'notifications', title: 'Notifications', tabs: ['All', 'Unread'] },
])

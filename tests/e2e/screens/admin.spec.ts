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
    tabs: ['All', 'Verified', 'Pending'],
    tables: { Customers: ['Company', 'Contact', 'Email', 'GST Number', 'Registered', 'Status'] },
  },
  {
    path: 'suppliers',
    title: 'Suppliers',
    tabs: ['All', 'Verified', 'Pending'],
    tables: { Suppliers: ['ID', 'Company', 'Contact', 'Email', 'Phone', 'Category', 'Status', 'Actions'] },
  },
  {
    path: 'workorders',
    title: 'Work Orders',
    tabs: ['All', 'Active', 'Completed', 'Issues'],
    tables: {
      'Pending work order requests': ['Request', 'Supplier', 'Machine', 'Process', 'Date Requested', 'Actions'],
      'Work orders': [
        ...['Work Order', 'Customer', 'Supplier', 'Status', 'Start Date', 'Due Date', 'Payment', 'Amount', 'Details'],
      ],
    },
  },
  {
    path: 'quotations',
    title: 'Quotations',
    tabs: ['All', 'Pending', 'Sent', 'Accepted', 'Rejected'],
    tables: {
      'Open to Quoting': [
        ...['Inquiry ID', 'Project Name', 'Process', 'Quantity', 'Target Date', 'Status', 'Quotations'],
      ],
      Quotations: ['Quotation ID', 'Project Name', 'Price', 'Status', 'Valid Until', 'Date Submitted', 'Details'],
    },
  },
  {
    path: 'payments',
    title: 'Payments',
    tables: {
      Payments: ['Work Order', 'Customer', 'Supplier', 'Completed', 'Amount', 'Payment', 'Details'],
    },
  },
  {
    path: 'audit',
    title: 'Audit log',
    tables: { 'Audit log': ['When', 'What happened', 'Who', 'Outcome'] },
  },
  { path: 'approvals', title: 'Approvals', tabs: ['Suppliers', 'Machines', 'Processes', 'Held'] },
  { path: 'profile', title: 'My Profile', tabs: ['Profile Information', 'Security'] },
])

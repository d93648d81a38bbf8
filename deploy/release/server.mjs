// The whole product: page and API on one port. Settings: .env.example.
await import('./server/main.js');

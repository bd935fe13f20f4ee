const { serve } = await import(process.cwd() + '/scripts/serve.ts'); const s = await serve(Number(process.env.PORT)); console.log('serving', s.url); setInterval(()=>{},1e6);
